import type { Role } from '../contract/people/roles.js';

/** Publicly known: demo sign-ins exist only in development. */
export const demoPassword = 'demo-winter-morning';

/** The demo sign-ins. */
export const demoStaff: { role: Role; firstName: string; lastName: string; email: string }[] = [
  { role: 'admin', firstName: 'Astrid', lastName: 'Nyström', email: 'admin@example.org' },
  { role: 'lead', firstName: 'Jonas', lastName: 'Okafor', email: 'timing.lead@example.org' },
  { role: 'lead', firstName: 'Maeve', lastName: "O'Neil-Ødegård", email: 'course.lead@example.org' },
  { role: 'lead', firstName: 'Henry', lastName: 'Castellanos', email: 'food.lead@example.org' },
];

/** Category name -> the demo lead who runs it. */
export const demoLeads: Record<string, string> = {
  Timing: 'timing.lead@example.org',
  'Finish Line': 'timing.lead@example.org',
  Marshals: 'course.lead@example.org',
  'Feed Station': 'food.lead@example.org',
  Hospitality: 'food.lead@example.org',
};
