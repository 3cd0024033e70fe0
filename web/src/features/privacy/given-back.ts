import { count } from '../../formatting/counts';

/** How many shifts are given back when people are erased, in a sentence. */
export function givenBack(shifts: number): string {
  if (shifts === 0) return 'No coming shifts are given back.';
  return `${count(shifts, 'coming shift')} ${shifts === 1 ? 'is' : 'are'} given back.`;
}
