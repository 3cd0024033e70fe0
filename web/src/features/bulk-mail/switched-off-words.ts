import { grouped } from '../../formatting/counts';

/** How many people of a group get no mail because they switched such mails off: '3 have switched these emails off'. */
export function switchedOffWords(people: number): string {
  return `${grouped(people)} ${people === 1 ? 'has' : 'have'} switched these emails off`;
}
