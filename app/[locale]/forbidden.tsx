import { StatusScreen } from './status-screen';

export default function ForbiddenPage() {
  return <StatusScreen status={403} />;
}
