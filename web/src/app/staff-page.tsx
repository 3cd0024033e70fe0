import type { PageName } from '@trailcrew/api/contract/page-paths';
import { lazy, type ReactNode } from 'react';
import { preloadable } from '../ui/loading/preloadable';

// Every page is a chunk of its own.
const ManageImagesPage = lazy(async () => ({
  default: (await import('../features/images/manage-images-page')).ManageImagesPage,
}));
const ImportPage = lazy(async () => ({ default: (await import('../features/imports/import-page')).ImportPage }));
const ManagePage = lazy(async () => ({
  default: (await import('../features/event-board/board/manage-page')).ManagePage,
}));
const ChangePlanPage = lazy(async () => ({
  default: (await import('../features/plan-change/change-plan-page')).ChangePlanPage,
}));
const CreateShiftPage = lazy(async () => ({
  default: (await import('../features/event-board/shift-sheet/create-shift-page')).CreateShiftPage,
}));
const CreateOpportunityPage = lazy(async () => ({
  default: (await import('../features/event-board/role/create-opportunity-page')).CreateOpportunityPage,
}));
/** The first page after a sign-in. */
export const DashboardLanding = preloadable(
  async () => (await import('../features/dashboard/dashboard-page')).DashboardLanding,
);
const CreateEventPage = lazy(async () => ({
  default: (await import('../features/event-editing/create-event-page')).CreateEventPage,
}));
const EventSettingsPage = lazy(async () => ({
  default: (await import('../features/event-editing/event-settings-page')).EventSettingsPage,
}));
const ManageCategoriesPage = lazy(async () => ({
  default: (await import('../features/leads/manage-categories-page')).ManageCategoriesPage,
}));
const ManageLeadsPage = lazy(async () => ({
  default: (await import('../features/leads/manage-leads-page')).ManageLeadsPage,
}));
const ManageUsersPage = lazy(async () => ({
  default: (await import('../features/users/manage-users-page')).ManageUsersPage,
}));
const ManageApiKeysPage = lazy(async () => ({
  default: (await import('../features/api-keys/manage-api-keys-page')).ManageApiKeysPage,
}));
const ManageWebhooksPage = lazy(async () => ({
  default: (await import('../features/webhooks/manage-webhooks-page')).ManageWebhooksPage,
}));
const ManageFeedsPage = lazy(async () => ({
  default: (await import('../features/feeds/manage-feeds-page')).ManageFeedsPage,
}));
const UndeliveredMailsPage = lazy(async () => ({
  default: (await import('../features/undelivered-mails/undelivered-mails-page')).UndeliveredMailsPage,
}));
const AuditLogPage = lazy(async () => ({
  default: (await import('../features/audit-log/audit-log-page')).AuditLogPage,
}));
const PrivacySettingsPage = lazy(async () => ({
  default: (await import('../features/privacy/settings/privacy-settings-page')).PrivacySettingsPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../features/accounts/account/account-page')).AccountPage,
}));
const VolunteersPage = lazy(async () => ({
  default: (await import('../features/signup-table/volunteers-page')).VolunteersPage,
}));
const VolunteerSignupsPage = lazy(async () => ({
  default: (await import('../features/signup-table/volunteers-page')).VolunteerSignupsPage,
}));
const RostersPage = lazy(async () => ({ default: (await import('../features/rosters/rosters-page')).RostersPage }));
const ManageCheckInPage = lazy(async () => ({
  default: (await import('../features/check-in/manage-check-in-page')).ManageCheckInPage,
}));
const AttendancePage = lazy(async () => ({
  default: (await import('../features/check-in/settle/attendance-page')).AttendancePage,
}));
const PrintPage = lazy(async () => ({ default: (await import('../features/print/print-page')).PrintPage }));
const HoursPage = lazy(async () => ({ default: (await import('../features/hours/hours-page')).HoursPage }));
const StartBoardPage = lazy(async () => ({
  default: (await import('../features/start-board/start-board-page')).StartBoardPage,
}));
const ApiGuidePage = lazy(async () => ({
  default: (await import('../features/api-guide/api-guide-page')).ApiGuidePage,
}));

const pages = {
  dashboard: <DashboardLanding />,
  adminDashboard: <DashboardLanding />,
  leadDashboard: <DashboardLanding stays />,
  volunteerSignups: <VolunteerSignupsPage />,
  manage: <ManagePage />,
  manageImages: <ManageImagesPage />,
  import: <ImportPage />,
  createEvent: <CreateEventPage />,
  eventSettings: <EventSettingsPage />,
  manageCategories: <ManageCategoriesPage />,
  manageLeads: <ManageLeadsPage />,
  manageUsers: <ManageUsersPage />,
  manageApiKeys: <ManageApiKeysPage />,
  manageWebhooks: <ManageWebhooksPage />,
  undeliveredMails: <UndeliveredMailsPage />,
  auditLog: <AuditLogPage />,
  privacySettings: <PrivacySettingsPage />,
  account: <AccountPage />,
  volunteers: <VolunteersPage />,
  manageFeeds: <ManageFeedsPage />,
  manageCheckIn: <ManageCheckInPage />,
  attendance: <AttendancePage />,
  print: <PrintPage />,
  hours: <HoursPage />,
  startBoard: <StartBoardPage />,
  rosters: <RostersPage />,
  apiGuide: <ApiGuidePage />,
  changePlan: <ChangePlanPage />,
  createShift: <CreateShiftPage />,
  createOpportunity: <CreateOpportunityPage />,
} satisfies Partial<Record<PageName, ReactNode>>;

/** A page of staff by its name. The router checks whether they may open it. */
export function StaffPage({ name }: { name: keyof typeof pages }) {
  return pages[name];
}
