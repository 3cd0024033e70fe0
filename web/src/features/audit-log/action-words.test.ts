import { actionWords } from './action-words';

test.each([
  ['event.changed', 'Event changed'],
  ['api-key.created', 'API key created'],
  ['user.role-changed', 'User role changed'],
  ['plan-change.forgotten', 'Saved plan deleted'],
  ['opportunity.created', 'Volunteer role created'],
])('%s reads as %s', (action, words) => expect(actionWords(action)).toBe(words));
