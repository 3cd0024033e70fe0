import { actionWords } from './action-words';

test.each([
  ['event.changed', 'Event changed'],
  ['user.role-changed', 'User role changed'],
  ['opportunity.created', 'Volunteer role created'],
])('%s reads as %s', (action, words) => expect(actionWords(action)).toBe(words));
