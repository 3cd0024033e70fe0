import { genericMessage, offlineMessage, type RequestFailure } from '../../../graphql/request-error';

/** The texts of the form and of the toast for a signup without a success response. */
export interface SignupFailure {
  title: string;
  text: string;
  /** The text of the toast 'Signup failed'; null while it is not known whether it failed. */
  toast: string | null;
  /** True while the signup may exist all the same. */
  inDoubt: boolean;
}

/** Describes a failure truthfully. `mayHaveArrived`: some try of this signup left the browser and got no clear response. */
export function describeSignupFailure(failure: RequestFailure, mayHaveArrived: boolean): SignupFailure {
  const message = failure.message ?? genericMessage;
  if (failure.code === 'ALREADY_SIGNED_UP') {
    const text = 'The link in your confirmation email shows all your shifts. For someone else, change the name.';
    return { title: message, text, toast: message, inDoubt: false };
  }
  if (!failure.uncertain) return { title: 'You are not signed up yet', text: message, toast: message, inDoubt: false };
  const away = failure.offline && failure.message !== null;
  if (away && !mayHaveArrived) {
    const text = 'You are not signed up yet. Nothing you typed is lost: press Sign Up again once you are connected.';
    return { title: 'You seem to be offline', text, toast: offlineMessage, inDoubt: false };
  }
  const doubt =
    'We don’t know yet whether your signup arrived. Nothing you typed is lost, and no one is signed up twice.';
  return {
    title: away ? 'You seem to be offline' : 'No clear answer yet',
    text: away
      ? `${doubt} We'll check again as soon as you are connected, and show the result here.`
      : `${doubt} Please press Sign Up again in a moment.`,
    toast: failure.offline ? null : message,
    inDoubt: true,
  };
}
