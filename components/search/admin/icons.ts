import {
  Building2,
  CircleHelp,
  CornerDownRight,
  CreditCard,
  LayoutDashboard,
  LogOut,
  Package,
  Palette,
  Plus,
  ReceiptText,
  ScrollText,
  Settings,
  Shirt,
  Store,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  stores: Store,
  events: Store,
  orders: ReceiptText,
  showOrders: ReceiptText,
  clients: Building2,
  products: Shirt,
  showProducts: Shirt,
  users: Users,
  audit_logs: ScrollText,
  settings: Settings,
  billing: CreditCard,
  faq: CircleHelp,
  codes: Ticket,
  createEvent: Plus,
  addProduct: Package,
  editDesign: Palette,
  logOut: LogOut,
};

/** The icon of a page, an act or a kind of hit. */
export const iconOf = (id: string): LucideIcon => ICONS[id] ?? CornerDownRight;
