import type * as SignUpFormModule from './sign-up-steps';

/** The form, and what follows it: nobody needs that before they sent the form. */
export type FormModule = typeof SignUpFormModule;

let loading: Promise<FormModule> | undefined;

/** Fetches the form's code (once; again after a failure). */
export function loadSignUpForm(): Promise<FormModule> {
  loading ??= import('./sign-up-steps').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts fetching the form's code as soon as somebody is about to need it. */
export function preloadSignUpForm(): void {
  // A failure shows when the dialog itself asks for the form.
  loadSignUpForm().catch((error: unknown) => console.warn('The signup form could not be fetched ahead', error));
}

/** Starts fetching it once the page stands and the browser has time, so that a slow line has it before the first tap; returns how to call that off. */
export function preloadSignUpFormWhenIdle(): () => void {
  let idle = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(preloadSignUpForm);
    else timer = setTimeout(preloadSignUpForm, 200);
  };
  if (document.readyState === 'complete') preload();
  else window.addEventListener('load', preload, { once: true });
  return () => {
    window.removeEventListener('load', preload);
    if (idle) window.cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}
