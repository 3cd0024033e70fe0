import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Lets a part of a form intercept a press on its button, to ask something first. `holds` is called with each press of a form whose required
 * fields are filled in, before the form's own handler, and returns whether to stop there.
 */
export function useHoldSubmit(part: RefObject<HTMLElement | null>, holds: (form: HTMLFormElement) => boolean) {
  const hold = useEffectEvent(holds);
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return undefined;
    const pressed = (event: SubmitEvent) => {
      if (hasEmptyField(form) || !hold(form)) return;
      event.preventDefault();
      // Not even other parts of the form see it: each asks for itself, at a press of its own.
      event.stopImmediatePropagation();
    };
    form.addEventListener('submit', pressed, { capture: true });
    return () => form.removeEventListener('submit', pressed, { capture: true });
  }, [part]);
}

/** Missing values are reported by the form first. */
const hasEmptyField = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[aria-required=true]')].some(({ value }) => value?.trim() === '');
