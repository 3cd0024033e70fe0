import type * as SignUpFormModule from './sign-up-form';

type FormModule = typeof SignUpFormModule;

let loading: Promise<FormModule> | undefined;

/** Fetches the form's code (once; again after a failure). */
export function loadSignUpForm(): Promise<FormModule> {
  loading ??= import('./sign-up-form').catch((error: unknown) => {
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
