import type { MailContent } from './mail-content.js';
import type { MailScene, MailTemplate } from './mail-template.js';
import { signupConfirmation } from './templates/signup-confirmation.js';

/** Every mail that Trailcrew sends. A new one is a file in `templates/` and a line here. */
const mailTemplates = {
  'signup-confirmation': signupConfirmation,
};

/** The name of a mail, as kept in the outbox. */
export type MailTemplateName = keyof typeof mailTemplates;

/** The facts that a mail is written from. */
export type MailPayload<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Payload> ? Payload : never;

/** Writes the mail of an outbox row. Throws when the template is unknown or the payload is not what it asks for. */
export function renderTemplate(name: string, payload: unknown, scene: MailScene): MailContent {
  if (!Object.hasOwn(mailTemplates, name)) throw new Error(`There is no mail template '${name}'.`);
  return render(mailTemplates[name as MailTemplateName], payload, scene);
}

function render<Payload>(template: MailTemplate<Payload>, payload: unknown, scene: MailScene): MailContent {
  return template.render(template.payload.parse(payload), scene);
}
