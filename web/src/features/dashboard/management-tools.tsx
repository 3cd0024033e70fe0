import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { OverviewSection } from './overview-section';

const tools = [
  { to: paths.manage, label: 'Event Manager', about: 'Categories, roles and shifts; who is where' },
  { to: paths.volunteerLookup, label: 'Volunteer Lookup', about: 'The shifts behind an email address' },
  { to: paths.manageCategories, label: 'Categories & Leads', about: 'Who runs which part of an event' },
  { to: paths.manageLeads, label: 'Manage Leads', about: 'Their names and categories' },
  { to: paths.manageUsers, label: 'Manage Users', about: 'Who can sign in, and as what' },
  { to: paths.manageImages, label: 'Cover Images', about: 'Pictures of events, categories and roles' },
  { to: paths.rosters, label: 'Rosters', about: 'Lists to print, with lines to sign' },
  { to: paths.manageCheckIn, label: 'Check-in', about: 'Links for helpers who mark who is here' },
  { to: paths.hours, label: 'Hours', about: 'What people helped, to correct and to export' },
  { to: paths.undeliveredMails, label: 'Emails not delivered', about: 'Who an email did not reach, and why' },
  { to: paths.auditLog, label: 'Audit Log', about: 'Who changed what, and when' },
  { to: paths.privacySettings, label: 'Privacy', about: 'How long data of people is kept' },
  { to: paths.manageFeeds, label: 'Calendars & Spreadsheets', about: 'Addresses that keep them up to date' },
  { to: paths.manageApiKeys, label: 'API Keys', about: 'Programs that read from here' },
  { to: paths.manageWebhooks, label: 'Webhooks', about: 'Programs that get notified' },
  { to: paths.apiGuide, label: 'API', about: 'Reports of your own, by GraphQL and REST' },
];

/** The other pages for admins, and the way back to what everybody sees. */
export function ManagementTools() {
  return (
    <OverviewSection title="Management Tools">
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ to, label, about }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-3 rounded-card border border-hairline bg-card px-4 py-3 hover:border-primary"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <BackToPublicSite />
    </OverviewSection>
  );
}

/** The way to what visitors see. */
export function BackToPublicSite() {
  return (
    <p className="mt-6">
      <Link to={paths.events} className="prose-link inline-flex min-h-11 items-center">
        Back to Public Site
      </Link>
    </p>
  );
}
