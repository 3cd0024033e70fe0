import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';

const personName = z.object({ firstName: z.string(), lastName: z.string() });

/** 'Erase your data': the link by which people of a household confirm that they are erased. */
export const erasureLink = mailTemplate({
  payload: z.object({ requestId: z.string(), people: z.array(personName).min(1) }),
  // Somebody of them may have been erased since, and a request can be used once.
  stillTrue: `select $1::jsonb as payload, null::jsonb as later from erasure_request r
    where r.id = ($1::jsonb ->> 'requestId')::uuid and r.used_at is null and r.expires_at > $3::timestamptz and $2::text is not null and $4::text is not null`,
  render({ requestId, people }, { settings, erasureLink: linkOf }) {
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
    return simpleMail(settings, {
      subject: 'Erase your data: please confirm',
      heading: 'Please confirm that you want to erase your data',
      opening: `Hi, you asked ${settings.organisationName} to erase what it keeps about ${names}. Nothing is erased yet. The page of this link shows what goes and what stays.`,
      button: { label: 'See what is erased', address: linkOf(requestId) },
      closing: [
        'The link works for 24 hours, once. Erasing cannot be undone.',
        "Wasn't you? Ignore this email: nothing happens. Someone had the link to your signups, so please open it and replace it.",
      ],
    });
  },
});

/** 'Your data is erased': the last mail to an address. Its row is deleted once it was sent. */
export const dataErased = mailTemplate({
  payload: z.object({ count: z.number(), isWhole: z.boolean() }),
  keepsNoRow: true,
  render({ count: people, isWhole }, { settings }) {
    const what = isWhole ? 'names, this email address, phone numbers, answers and emails' : 'names and answers';
    return simpleMail(settings, {
      subject: 'Your data is erased',
      heading: 'Your data is erased',
      opening: `Hi, ${settings.organisationName} has erased what it kept about ${count(people, 'person', 'people')} under this email address: ${what}. Coming shifts, if there were any, were given back.`,
      closing: [
        'Past shifts are still counted, without a name. Backups are overwritten in time; what is restored from one is erased again.',
        'You are welcome to sign up again at any time. You are someone new then.',
      ],
    });
  },
});
