import type { PageName } from '@trailcrew/api/contract/page-paths';
import { lazy, type ReactNode } from 'react';

// Every page is a chunk of its own.
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
const OidcDonePage = lazy(async () => ({
  default: (await import('../features/accounts/oidc/oidc-done-page')).OidcDonePage,
}));

const pages = {
  admin: <LoginPage />,
  lead: <LoginPage />,
  magicLink: <MagicLinkPage />,
  adminMagicLink: <MagicLinkPage />,
  leadMagicLink: <MagicLinkPage forLeads />,
  resetPassword: <ResetPasswordPage />,
  devLogin: <DevLoginPage />,
  oidcDone: <OidcDonePage />,
  setUp: <SetUpPage />,
} satisfies Partial<Record<PageName | 'leadMagicLink', ReactNode>>;

/** A page on which staff sign in, by its name. `leadMagicLink`: a link that leads to the leads' dashboard. */
export function SignInPage({ name }: { name: keyof typeof pages }) {
  return pages[name];
}
