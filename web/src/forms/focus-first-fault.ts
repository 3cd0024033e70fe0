import type { BaseSyntheticEvent } from 'react';

/**
 * Puts the focus on the first field of a form that is wrong, first as it stands on the page; forms know only in which order their fields
 * were made. For `handleSubmit`, together with `shouldFocusError: false`.
 */
export function focusFirstFault(faults: object, event?: BaseSyntheticEvent): void {
  const form: unknown = event?.target;
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  fields.find(({ name }) => name in faults)?.focus();
}
