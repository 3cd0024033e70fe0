import { hoursBys, type HoursBy } from '@trailcrew/api/contract/hours';
import { useSearchParams } from 'react-router-dom';

/** What the page of hours shows, stored in the address: `?by=event&eventId=…&from=2027-01-01&to=2027-12-31&page=2`. Empty means all. */
export interface HoursSearch {
  by: HoursBy;
  eventId: string;
  /** Days YYYY-MM-DD. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads an address; invalid values count as absent. */
export function readSearch(address: URLSearchParams): HoursSearch {
  const dayOf = (name: string) => (day.test(address.get(name) ?? '') ? (address.get(name) ?? '') : '');
  const page = Number(address.get('page'));
  return {
    by: hoursBys.find((by) => by.toLowerCase() === address.get('by')) ?? 'PERSON',
    eventId: address.get('eventId') ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The address of the page with another search, or of somebody's certificate (UUID). */
export function addressOf(search: HoursSearch, certificate = ''): string {
  const words = writeSearch(search);
  if (certificate) words.set('certificate', certificate);
  return `?${words.toString()}`;
}

function writeSearch({ by, page, ...filters }: HoursSearch): URLSearchParams {
  const words = { ...filters, by: by === 'PERSON' ? '' : by.toLowerCase(), page: page > 1 ? String(page) : '' };
  return new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
}

/** The search in the address, and how to change parts of it; anything but another page begins at the first. */
export function useHoursSearch(): [HoursSearch, (change: Partial<HoursSearch>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (parts: Partial<HoursSearch>) =>
    setAddress((current) => writeSearch({ ...readSearch(current), page: 1, ...parts }), { replace: true });
  return [readSearch(address), change];
}
