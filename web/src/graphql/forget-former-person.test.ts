import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
import { clearSession, storeSession } from '../session/session';
import { forgetFormerPerson } from './forget-former-person';

const astrid = { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'LEAD' };

// Node has neither; these have only what the code uses.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  window: { addEventListener: jest.fn(), removeEventListener: jest.fn() },
});

const query = gql`
  {
    phone
  }
`;

test('the next person finds no data of the former one, also after a session that was only dropped', () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const shown = () => client.readQuery<{ phone: string }>({ query })?.phone;
  const show = (phone: string) => client.writeQuery({ query, data: { phone } });
  const stop = forgetFormerPerson(client);

  show('public');
  storeSession('one', astrid);
  expect(shown()).toBe('public');
  show('for Astrid');
  storeSession('two', astrid);
  expect(shown()).toBe('for Astrid');
  storeSession('three', { ...astrid, id: 'b2' });
  expect(shown()).toBeUndefined();

  show('for the namesake');
  clearSession();
  storeSession('four', astrid);
  expect(shown()).toBeUndefined();
  stop();
});
