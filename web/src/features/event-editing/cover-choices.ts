import type { Choice } from '../../ui/fields/select-field';

const stock: Choice[] = [{ value: '/stock-images/event-winter.svg', label: 'Drawing: winter' }];

/** The cover images to choose from here: none, the present one, and the drawings that come with the product. */
export function coverChoices(current: string | null): Choice[] {
  const own =
    current && !stock.some(({ value }) => value === current) ? [{ value: current, label: 'The present picture' }] : [];
  return [{ value: '', label: 'None' }, ...own, ...stock];
}
