import type { BaseSyntheticEvent } from 'react';

/**
 * Focuses the first faulty field of a form, in the order of the page; form libraries only know the order of registration. For
 * `handleSubmit`, together with `shouldFocusError: false`.
 */
export function focusFirstFault(faults: object, event?: BaseSyntheticEvent): void {
  const form: unknown = event?.target;
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  fields.find(({ name }) => name in faults)?.focus();
}
