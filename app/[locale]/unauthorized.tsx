import { StatusScreen } from './status-screen';

export default function UnauthorizedPage() {
  return <StatusScreen status={401} />;
}
