import { showToast } from '../../ui/toasts/toasts';

/** Whether this browser keeps the cookie that a sign-in needs beside its token. Says so where it does not. */
export function cookiesAreKept(): boolean {
  if (navigator.cookieEnabled) return true;
  showToast({
    kind: 'failure',
    title: 'Login failed',
    description: `This browser keeps no cookies for ${window.location.host}. Please allow them to sign in.`,
  });
  return false;
}
