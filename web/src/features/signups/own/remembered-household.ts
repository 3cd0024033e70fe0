import { browserStore } from '../../../session/browser-store';

/** A person of the household whom this device remembers. */
export interface RememberedName {
  firstName: string;
  lastName: string;
}

const key = 'trailcrew.household';

/** The people whom this device remembers, if they wished it. */
export function rememberedHousehold(): RememberedName[] {
  const stored = browserStore.get(key);
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? value.filter(
          (one): one is RememberedName =>
            typeof (one as Partial<RememberedName> | null)?.firstName === 'string' &&
            typeof (one as Partial<RememberedName>).lastName === 'string',
        )
      : [];
  } catch (error) {
    console.warn('The remembered household is not valid', error);
    return [];
  }
}

/** Remembers people besides the earlier ones; null deletes all of them. */
export function rememberHousehold(people: readonly RememberedName[] | null): void {
  if (!people) return browserStore.remove(key);
  const names = new Map([...rememberedHousehold(), ...people].map((one) => [nameOf(one), one]));
  const stored = [...names.values()].map(({ firstName, lastName }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  }));
  browserStore.set(key, JSON.stringify(stored.slice(-10)));
}

/** The same key for the same person, however they typed it. */
export function nameOf({ firstName, lastName }: RememberedName): string {
  return `${firstName.trim()} ${lastName.trim()}`.toLowerCase();
}
