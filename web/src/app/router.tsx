import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { EventPageSkeleton } from '../features/events/event-page-skeleton';
import { EventsPageSkeleton } from '../features/events/events-page-skeleton';
import { PageSkeleton } from '../ui/page-skeleton';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './not-found-page';
import { paths, patterns } from './paths';
import { RequireLeadOrAdmin, RequireStaff } from './require-staff';
import { Shell } from './shell/shell';

// Every page is a chunk of its own: visitors never load staff code, and the first page brings only itself.
const EventsPage = lazy(async () => ({ default: (await import('../features/events/events-page')).EventsPage }));
const EventPage = lazy(async () => ({ default: (await import('../features/events/event-page')).EventPage }));
const CategoryPage = lazy(async () => ({
  default: (await import('../features/categories/category-page')).CategoryPage,
}));
const HouseholdPage = lazy(async () => ({
  default: (await import('../features/households/household-page')).HouseholdPage,
}));
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
const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page')).DashboardPage,
}));
const ManagePage = lazy(async () => ({ default: (await import('../features/event-board/manage-page')).ManagePage }));
const CreateShiftPage = lazy(async () => ({
  default: (await import('../features/event-board/create-shift-page')).CreateShiftPage,
}));
const CreateOpportunityPage = lazy(async () => ({
  default: (await import('../features/event-board/create-opportunity-page')).CreateOpportunityPage,
}));

function page(content: ReactNode, skeleton: ReactNode = <PageSkeleton />) {
  return <Suspense fallback={skeleton}>{content}</Suspense>;
}

/** Address -> page. */
export function Router() {
  const { pathname } = useLocation();
  const dashboard = <RequireStaff>{page(<DashboardPage />)}</RequireStaff>;
  return (
    <Shell>
      <ErrorBoundary key={pathname}>
        <Routes>
          <Route path={paths.events} element={page(<EventsPage />, <EventsPageSkeleton />)} />
          <Route path={patterns.event} element={page(<EventPage />, <EventPageSkeleton />)} />
          <Route path={patterns.category} element={page(<CategoryPage />)} />
          <Route path={paths.volunteerLookup} element={page(<LookupPage />)} />
          <Route path={patterns.household} element={page(<HouseholdPage />)} />
          <Route path={paths.admin} element={page(<LoginPage />)} />
          <Route path={paths.lead} element={page(<LoginPage />)} />
          <Route path={paths.devLogin} element={page(<DevLoginPage />)} />
          <Route path={paths.resetPassword} element={page(<ResetPasswordPage />)} />
          <Route path={paths.magicLink} element={page(<MagicLinkPage />)} />
          <Route path={paths.adminMagicLink} element={page(<MagicLinkPage />)} />
          <Route path={paths.setUp} element={page(<SetUpPage />)} />
          <Route path={paths.dashboard} element={dashboard} />
          <Route path={paths.adminDashboard} element={dashboard} />
          <Route path={paths.leadDashboard} element={dashboard} />
          <Route path={paths.manage} element={page(<ManagePage />)} />
          <Route
            path={paths.createShift}
            element={<RequireLeadOrAdmin>{page(<CreateShiftPage />)}</RequireLeadOrAdmin>}
          />
          <Route
            path={paths.createOpportunity}
            element={<RequireLeadOrAdmin>{page(<CreateOpportunityPage />)}</RequireLeadOrAdmin>}
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Shell>
  );
}
