import type { PageName } from '@trailcrew/api/contract/page-paths';
import { lazy, type ReactNode } from 'react';

// Every page is a chunk of its own.
const PrivacyPage = lazy(async () => ({
  default: (await import('../features/privacy/notice/privacy-page')).PrivacyPage,
}));
const MyDataPage = lazy(async () => ({ default: (await import('../features/privacy/own/my-data-page')).MyDataPage }));
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
  privacy: <PrivacyPage />,
  myData: <MyDataPage />,
  resetPassword: <ResetPasswordPage />,
  devLogin: <DevLoginPage />,
  oidcDone: <OidcDonePage />,
  setUp: <SetUpPage />,
} satisfies Partial<Record<PageName, ReactNode>>;

/** A page that few open, by its name: each name of a chunk in the router is in everybody's first scripts. */
export function RarePage({ name }: { name: keyof typeof pages }) {
  return pages[name];
}
