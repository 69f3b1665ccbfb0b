import { proxy } from '../_proxy/proxy';

export const dynamic = 'force-dynamic';

function answer(request: Request): Promise<Response> {
  return proxy(request);
}

export {
  answer as GET,
  answer as HEAD,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
  answer as OPTIONS,
};
