import { webhookKindNames, webhookKinds } from '@trailcrew/api/contract/webhook';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';

/** What developers of integrations have to know, and where to read more. `admin`: whether the reader creates keys and webhooks themselves. */
export function ForPrograms({ admin }: { admin: boolean }) {
  // The browser looked for the place before it was there.
  useEffect(() => {
    const place = window.location.hash.slice(1);
    if (place) document.getElementById(place)?.scrollIntoView();
  }, []);
  return (
    <section aria-labelledby="from-programs" className="mt-10 max-w-2xl">
      <h2 id="from-programs" className="text-lg">
        From your own programs
      </h2>
      <p className="mt-2">
        Send the same text as JSON by POST to <Code>/graphql</Code>, with the header{' '}
        <Code>Authorization: Bearer …</Code> and a key of the program&apos;s own.{' '}
        {admin ? <Page to={paths.manageApiKeys}>Make a key</Page> : 'An admin can make one for you.'}
      </p>
      <ul className="mt-3 list-disc pl-5">
        <li>
          <a href="/docs" className="prose-link">
            The guide to the API
          </a>
          , with a quick start
        </li>
        <li>
          <a href="/api/docs" className="prose-link">
            All REST paths
          </a>
          , to read and to try
        </li>
      </ul>
      <Part id="keys" title="Keys">
        <p>
          A key opens what was ticked when it was made, and nothing else; a key of one event sees nothing of the others.
          It belongs into the program alone: not into an address, not into a mail. A program may ask 600 times a minute.
          A key that is revoked stops at once.
        </p>
      </Part>
      <Part id="webhooks" title="Webhooks">
        <p>
          A webhook tells a program at once what happened.{' '}
          {admin ? <Page to={paths.manageWebhooks}>Make a webhook</Page> : 'An admin can make one for you.'} A message
          names nobody: it says what happened and when, and the ids of the event, the shift and the signup. For the rest
          the program asks, with its key.
        </p>
        <p>
          Each message is signed with the webhook&apos;s secret, so that the program knows that it comes from here. The
          signature follows{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer" className="prose-link">
            Standard Webhooks
          </a>
          , for which there are ready parts in most programming languages: give this name to the program&apos;s
          developer.
        </p>
        <p>
          The program answers within 10 seconds that it has the message. Otherwise the message comes again, for three
          days.
        </p>
        <dl>
          {webhookKindNames.map((name) => (
            <div key={name} className="mt-1">
              <dt className="inline">
                <Code>{name}</Code>
              </dt>
              <dd className="ml-2 inline">{webhookKinds[name]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="feeds" title="Calendars and spreadsheets">
        <p>
          What cannot send a key reads <Page to={paths.manageFeeds}>an address of its own</Page>: a calendar, a
          spreadsheet, or a program with <Code>.json</Code> at the end. What each column means is described{' '}
          <a href="/api/docs/#/Feeds" className="prose-link">
            beside the REST paths of feeds
          </a>
          ; new columns come at the end. An address may be read 120 times a minute. Anyone who has it can read it, so
          treat it like a password.
        </p>
      </Part>
    </section>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mt-6 grid gap-2">
      <h3 id={id} className="scroll-mt-20 font-semibold">
        {title}
      </h3>
      {children}
    </div>
  );
}

function Page({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="prose-link">
      {children}
    </Link>
  );
}

function Code({ children }: { children: string }) {
  return <code className="rounded bg-sunken px-1.5">{children}</code>;
}
