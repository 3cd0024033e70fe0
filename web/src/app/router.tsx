import { pagePaths, type PageName } from '@trailcrew/api/contract/page-paths';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { EventPageSkeleton } from '../features/events/event-page-skeleton';
import { EventsPageSkeleton } from '../features/events/events-page-skeleton';
import { PageSkeleton } from '../ui/page-skeleton';
import { useOpens } from '../session/session';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './not-found-page';
import { paths } from './paths';
import { PerPerson, RequireAdmin, RequireStaff } from './require-staff';
import { Shell } from './shell/shell';

// Every page is a chunk of its own: visitors never load staff code, and the first page brings only itself.
const EventsPage = lazy(async () => ({ default: (await import('../features/events/events-page')).EventsPage }));
const EventPage = lazy(async () => ({ default: (await import('../features/events/event-page')).EventPage }));
const CategoryPage = lazy(async () => ({
  default: (await import('../features/categories/category-page')).CategoryPage,
}));
// Mailed and shared links lead to it: a household, the offer of a place, a replacement.
const MailedPage = lazy(async () => ({ default: (await import('../features/households/household-page')).MailedPage }));
const LookupPage = lazy(async () => ({ default: (await import('../features/households/lookup-page')).LookupPage }));
const LoginPage = lazy(async () => ({ default: (await import('../features/accounts/login-page')).LoginPage }));
const MagicLinkPage = lazy(async () => ({
  default: (await import('../features/accounts/magic-link-page')).MagicLinkPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/reset-password-page')).ResetPasswordPage,
}));
const DevLoginPage = lazy(async () => ({
  default: (await import('../features/accounts/dev-login-page')).DevLoginPage,
}));
const SetUpPage = lazy(async () => ({ default: (await import('../features/accounts/set-up-page')).SetUpPage }));
const ManageImagesPage = lazy(async () => ({
  default: (await import('../features/images/manage-images-page')).ManageImagesPage,
}));
const ImportPage = lazy(async () => ({ default: (await import('../features/imports/import-page')).ImportPage }));
const ManagePage = lazy(async () => ({ default: (await import('../features/event-board/manage-page')).ManagePage }));
const ChangePlanPage = lazy(async () => ({
  default: (await import('../features/plan-change/change-plan-page')).ChangePlanPage,
}));
const CreateShiftPage = lazy(async () => ({
  default: (await import('../features/event-board/create-shift-page')).CreateShiftPage,
}));
const CreateOpportunityPage = lazy(async () => ({
  default: (await import('../features/event-board/create-opportunity-page')).CreateOpportunityPage,
}));

const ShiftLinkPage = lazy(async () => ({
  default: (await import('../features/signups/shift-link-page')).ShiftLinkPage,
}));
const DashboardLanding = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page')).DashboardLanding,
}));
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
const VolunteersPage = lazy(async () => ({
  default: (await import('../features/signup-table/volunteers-page')).VolunteersPage,
}));
const VolunteerSignupsPage = lazy(async () => ({
  default: (await import('../features/signup-table/volunteers-page')).VolunteerSignupsPage,
}));
const RostersPage = lazy(async () => ({ default: (await import('../features/rosters/rosters-page')).RostersPage }));
const ApiGuidePage = lazy(async () => ({
  default: (await import('../features/api-guide/api-guide-page')).ApiGuidePage,
}));

const pageNames = Object.keys(pagePaths) as PageName[];

function page(content: ReactNode, skeleton: ReactNode = <PageSkeleton />) {
  return <Suspense fallback={skeleton}>{content}</Suspense>;
}

/** Address -> page. */
export function Router() {
  const { pathname, search } = useLocation();
  const { adminPages } = useOpens();
  const staffOnly = (content: ReactNode) => <RequireStaff>{page(content)}</RequireStaff>;
  const leadsFirst = (content: ReactNode) => <RequireStaff login={paths.lead}>{page(content)}</RequireStaff>;
  const adminOnly = (content: ReactNode) => <RequireAdmin>{page(content)}</RequireAdmin>;
  const asked = new URLSearchParams(search);
  const leadDashboard = asked.has('token') ? page(<MagicLinkPage forLeads />) : staffOnly(<DashboardLanding stays />);
  // A link to one shift leads an admin to its signups and everybody else to signing up.
  const linksToShift = asked.has('shift') && !adminPages;
  const volunteerSignups = linksToShift ? page(<ShiftLinkPage />) : adminOnly(<VolunteerSignupsPage />);
  // The types name a page that is missing here.
  const pages: Record<PageName, ReactNode> = {
    events: page(<EventsPage />, <EventsPageSkeleton />),
    event: page(<EventPage />, <EventPageSkeleton />),
    category: page(<CategoryPage />),
    volunteerLookup: page(<LookupPage />),
    household: page(<MailedPage />),
    offer: page(<MailedPage offer />),
    replacement: page(<MailedPage replacement />),
    admin: page(<LoginPage />),
    lead: page(<LoginPage />),
    devLogin: page(<DevLoginPage />),
    resetPassword: page(<ResetPasswordPage />),
    magicLink: page(<MagicLinkPage />),
    adminMagicLink: page(<MagicLinkPage />),
    setUp: page(<SetUpPage />),
    dashboard: staffOnly(<DashboardLanding />),
    adminDashboard: staffOnly(<DashboardLanding />),
    leadDashboard: leadDashboard,
    manageImages: adminOnly(<ManageImagesPage />),
    import: adminOnly(<ImportPage />),
    createEvent: adminOnly(<CreateEventPage />),
    eventSettings: adminOnly(<EventSettingsPage />),
    manageCategories: adminOnly(<ManageCategoriesPage />),
    manageLeads: adminOnly(<ManageLeadsPage />),
    manageUsers: adminOnly(<ManageUsersPage />),
    manageApiKeys: adminOnly(<ManageApiKeysPage />),
    manageWebhooks: adminOnly(<ManageWebhooksPage />),
    undeliveredMails: staffOnly(<UndeliveredMailsPage />),
    auditLog: adminOnly(<AuditLogPage />),
    volunteers: staffOnly(<VolunteersPage />),
    volunteerSignups: volunteerSignups,
    manageFeeds: staffOnly(<ManageFeedsPage />),
    rosters: staffOnly(<RostersPage />),
    apiGuide: staffOnly(<ApiGuidePage />),
    manage: <PerPerson>{page(<ManagePage />)}</PerPerson>,
    changePlan: leadsFirst(<ChangePlanPage />),
    createShift: leadsFirst(<CreateShiftPage />),
    createOpportunity: leadsFirst(<CreateOpportunityPage />),
  };
  return (
    <Shell>
      <ErrorBoundary key={pathname}>
        <Routes>
          {pageNames.map((name) => (
            <Route key={name} path={pagePaths[name]} element={pages[name]} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Shell>
  );
}
