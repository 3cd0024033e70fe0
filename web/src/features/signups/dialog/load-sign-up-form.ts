import type * as SignUpFormModule from './sign-up-steps';

/** The form, and what follows it: both are needed only after somebody opens it. */
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

/** Starts loading the form's code as soon as somebody is about to need it. */
export function preloadSignUpForm(): void {
  // A failure shows when the dialog itself loads the form.
  loadSignUpForm().catch((error: unknown) => console.warn('The signup form could not be fetched ahead', error));
}

/**
 * Starts loading it once the page is shown and the browser is idle, so that it is there before the first tap on a slow line. Returns how to
 * cancel that.
 */
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
