import { StatusScreen } from './status-screen';

export default function NotFoundPage() {
  return <StatusScreen status={404} />;
}
