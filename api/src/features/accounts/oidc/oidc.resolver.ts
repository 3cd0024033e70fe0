import { Field, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../../platform/schema/access.js';
import { mutation, rootFields } from '../../../platform/schema/root-fields.js';
import { readAccount } from '../second-factor/read-account.js';
import { Connection } from '../second-factor/second-factor.types.js';
import { SessionType, withUser } from '../sign-in/account.resolver.js';
import { beginOidcConnection } from './begin-oidc-connection.js';
import { claimSession } from './claim-session.js';
import { disconnectOidc } from './disconnect-oidc.js';

@AllowAccess('staff')
@ObjectType('BeginOidcConnectionPayload', { description: 'Where to connect an account of the OpenID provider.' })
export class BeginOidcConnectionPayload {
  @Field(() => String, { description: 'The path to open in this browser within 5 minutes.' })
  address!: string;
}

@AllowAccess('staff')
@ObjectType('DisconnectOidcPayload', { description: 'An account of an OpenID provider that was disconnected.' })
export class DisconnectOidcPayload {
  @Field(() => [Connection], { description: 'The accounts that are left.' })
  connections!: Connection[];
}

export const OidcResolver = rootFields({
  claimSession: mutation(claimSession, {
    gives: SessionType,
    description:
      'Ends a sign-in by the OpenID provider (`/auth/oidc`): the page fetches its half of the session, once and within 60 seconds.',
    answer: withUser,
  }),
  beginOidcConnection: mutation(beginOidcConnection, {
    gives: BeginOidcConnectionPayload,
    description: 'Begins to connect the caller with their account of the OpenID provider.',
  }),
  disconnectOidc: mutation(disconnectOidc, {
    gives: DisconnectOidcPayload,
    description: 'Disconnects an account of an OpenID provider and ends the caller’s other sessions that came by one.',
    args: { id: 'The connection.' },
    answer: async (ctx) => ({ connections: (await ctx.run(readAccount, {})).connections }),
  }),
});
