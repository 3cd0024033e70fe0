import { pagePaths, type PageName } from '@trailcrew/api/contract/page-paths';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { EventPageSkeleton } from '../features/events/event-page-skeleton';
import { EventsPageSkeleton } from '../features/events/events-page-skeleton';
import { PageSkeleton } from '../ui/loading/page-skeleton';
import { useOpens } from '../session/session';
import { ErrorBoundary } from './error-boundary';
import { StaffPage } from './lazy-staff-page';
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
// For mailed and shared links: a household, an offer, a replacement, the choice of mails, erasing.
const MailedPage = lazy(async () => ({ default: (await import('../features/households/household-page')).MailedPage }));
const LookupPage = lazy(async () => ({ default: (await import('../features/households/lookup-page')).LookupPage }));
// Loaded when one of these pages is opened.
const RarePage = lazy(async () => ({ default: (await import('./rare-page')).RarePage }));

// Only staff load the list of these pages.
const SignInPage = lazy(async () => ({ default: (await import('./sign-in-page')).SignInPage }));

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
  const leadDashboard = asked.has('token')
    ? page(<SignInPage name="leadMagicLink" />)
    : staffOnly(<StaffPage name="leadDashboard" />);
  // A link to one shift leads an admin to its signups and everybody else to signing up.
  const linksToShift = asked.has('shift') && !adminPages;
  const volunteerSignups = linksToShift
    ? page(<RarePage name="shiftLink" />)
    : adminOnly(<StaffPage name="volunteerSignups" />);
  // The type requires every page here.
  const pages: Record<PageName, ReactNode> = {
    events: page(<EventsPage />, <EventsPageSkeleton />),
    event: page(<EventPage />, <EventPageSkeleton />),
    category: page(<CategoryPage />),
    volunteerLookup: page(<LookupPage />),
    privacy: page(<RarePage name="privacy" />),
    myData: page(<RarePage name="myData" />),
    household: page(<MailedPage />),
    offer: page(<MailedPage />),
    replacement: page(<MailedPage />),
    mails: page(<MailedPage />),
    erase: page(<MailedPage />),
    ticket: page(<RarePage name="ticket" />),
    voucher: page(<RarePage name="voucher" />),
    admin: page(<SignInPage name="admin" />),
    lead: page(<SignInPage name="lead" />),
    devLogin: page(<SignInPage name="devLogin" />),
    resetPassword: page(<SignInPage name="resetPassword" />),
    magicLink: page(<SignInPage name="magicLink" />),
    adminMagicLink: page(<SignInPage name="adminMagicLink" />),
    oidcDone: page(<SignInPage name="oidcDone" />),
    setUp: page(<SignInPage name="setUp" />),
    dashboard: staffOnly(<StaffPage name="dashboard" />),
    adminDashboard: staffOnly(<StaffPage name="adminDashboard" />),
    leadDashboard: leadDashboard,
    manageImages: adminOnly(<StaffPage name="manageImages" />),
    import: adminOnly(<StaffPage name="import" />),
    createEvent: adminOnly(<StaffPage name="createEvent" />),
    eventSettings: adminOnly(<StaffPage name="eventSettings" />),
    manageCategories: adminOnly(<StaffPage name="manageCategories" />),
    manageLeads: adminOnly(<StaffPage name="manageLeads" />),
    manageUsers: adminOnly(<StaffPage name="manageUsers" />),
    manageApiKeys: adminOnly(<StaffPage name="manageApiKeys" />),
    manageWebhooks: adminOnly(<StaffPage name="manageWebhooks" />),
    undeliveredMails: staffOnly(<StaffPage name="undeliveredMails" />),
    auditLog: adminOnly(<StaffPage name="auditLog" />),
    privacySettings: adminOnly(<StaffPage name="privacySettings" />),
    account: staffOnly(<StaffPage name="account" />),
    volunteers: staffOnly(<StaffPage name="volunteers" />),
    volunteerSignups: volunteerSignups,
    manageFeeds: staffOnly(<StaffPage name="manageFeeds" />),
    manageCheckIn: staffOnly(<StaffPage name="manageCheckIn" />),
    attendance: staffOnly(<StaffPage name="attendance" />),
    print: staffOnly(<StaffPage name="print" />),
    hours: staffOnly(<StaffPage name="hours" />),
    startBoard: staffOnly(<StaffPage name="startBoard" />),
    rosters: staffOnly(<StaffPage name="rosters" />),
    apiGuide: staffOnly(<StaffPage name="apiGuide" />),
    manage: <PerPerson>{page(<StaffPage name="manage" />)}</PerPerson>,
    changePlan: leadsFirst(<StaffPage name="changePlan" />),
    createShift: leadsFirst(<StaffPage name="createShift" />),
    createOpportunity: leadsFirst(<StaffPage name="createOpportunity" />),
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
