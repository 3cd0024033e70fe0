import type { PageName } from '@trailcrew/api/contract/page-paths';
import { lazy, type ReactNode } from 'react';

// Every page is a chunk of its own.
const PrivacyPage = lazy(async () => ({
  default: (await import('../features/privacy/notice/privacy-page')).PrivacyPage,
}));
const MyDataPage = lazy(async () => ({ default: (await import('../features/privacy/own/my-data-page')).MyDataPage }));
const TicketPage = lazy(async () => ({ default: (await import('../features/tickets/ticket-page')).TicketPage }));
const VoucherPage = lazy(async () => ({ default: (await import('../features/vouchers/voucher-page')).VoucherPage }));
const ShiftLinkPage = lazy(async () => ({
  default: (await import('../features/signups/shift-link-page')).ShiftLinkPage,
}));

const pages = {
  privacy: <PrivacyPage />,
  myData: <MyDataPage />,
  ticket: <TicketPage />,
  voucher: <VoucherPage />,
  shiftLink: <ShiftLinkPage />,
} satisfies Partial<Record<PageName | 'shiftLink', ReactNode>>;

/** A page that few open, by its name: each name of a chunk in the router is in everybody's first scripts. `shiftLink`: signing up for one shift. */
export function RarePage({ name }: { name: keyof typeof pages }) {
  return pages[name];
}
