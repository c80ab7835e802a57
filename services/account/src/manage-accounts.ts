import { localDay } from '@shop/shop-rules';
import { rightsOf } from './domain/rights.ts';
import { IDLE_MS } from './domain/session.ts';
import {
  accountOptions,
  getByEmail,
  keepingAnAdmin,
  knownRole,
  newPassword,
  operatorEntry,
  orChangedMeanwhile,
  readArguments,
  rightsEntry,
  runCommand,
  UsageError,
  type CommandDeps,
} from './operator-command.ts';
import type { User } from './store/user-model.ts';
import { changeAccount } from './use-cases/change-account.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { hashNewPassword } from './use-cases/hash-new-password.ts';
import { OPERATOR } from './use-cases/new-audit-entry.ts';

type Values = ReturnType<typeof readArguments<typeof accountOptions>>['values'];
type Command = (deps: CommandDeps, values: Values) => Promise<string>;

const usage = `npm run account -- list [--role admin]
npm run account -- show --email you@example.com
NEW_USER_PASSWORD=… npm run account -- password --email you@example.com
npm run account -- role --email you@example.com --role admin
npm run account -- mfa-off --email you@example.com
npm run account -- end-sessions --email you@example.com
npm run account -- delete --email you@example.com
--last-admin lets role and delete take the last admin away.`;

const commands: Record<string, Command> = {
  list: async (deps, { role }) => {
    const users = (await deps.users.list()).filter((user) => !role || user.role === knownRole(role));
    const live = await liveSessions(deps, users);
    const width = Math.max(...users.map(({ email }) => email.length), 0);
    const lines = users.map(
      (user) =>
        `${user.email.padEnd(width)}  ${roleText(user).padEnd(ROLE_WIDTH)}  ${dayOf(user)}  ${sessionsText(live.get(user._id))}`,
    );
    return [...lines, users.length === 1 ? '1 account' : `${users.length} accounts`].join('\n');
  },

  show: async (deps, { email }) => {
    const user = await getByEmail(deps, email);
    const live = await liveSessions(deps, [user]);
    return [
      user.email,
      `  Name      ${user.userName}`,
      `  Role      ${roleText(user)}`,
      `  Id        ${user._id}`,
      `  Since     ${dayOf(user)}`,
      `  Sessions  ${sessionsText(live.get(user._id))}`,
      `  Address   ${user.isUnconfirmed ? 'not confirmed' : 'confirmed'}`,
    ].join('\n');
  },

  password: async (deps, { email }) => {
    const user = await getByEmail(deps, email);
    const passwordHash = await hashNewPassword(deps, { ...user, password: newPassword(deps.config) });
    const auditEntry = operatorEntry(deps, 'password-changed', user);
    await orChangedMeanwhile(
      changeAccount(deps, user, { passwordHash }, { auditEntry, noticeKind: 'password-changed' }),
    );
    return `${user.email} has the new password; its sessions are over.`;
  },

  role: async (deps, { email, role, 'last-admin': lastAdmin }) => {
    const user = await getByEmail(deps, email);
    const wanted = knownRole(role);
    // Restores full rights of a restricted admin.
    const isThere = user.role === wanted && (wanted !== 'admin' || rightsOf(user) === 'owner');
    if (isThere) return `${user.email} has the role ${roleText(user)} already; nothing was changed.`;
    // The operator vouches for the address.
    const options = { auditEntry: rightsEntry(deps, user, wanted), confirms: wanted === 'admin' };
    const takes = () => changeAccount(deps, user, { role: wanted, rights: 'owner' }, options);
    await keepingAnAdmin(deps, user, { isMeant: lastAdmin, takes });
    const now = roleText({ role: wanted });
    return `${user.email} was ${roleText(user)} and has the role ${now} now; its sessions are over.`;
  },

  'mfa-off': async (deps, { email }) => {
    const user = await getByEmail(deps, email);
    if (!user.totp) return `${user.email} has no second factor; nothing was changed.`;
    const auditEntry = operatorEntry(deps, 'second-factor-off', user);
    await orChangedMeanwhile(changeAccount(deps, user, {}, { auditEntry, endsSecondFactor: true }));
    return `${user.email} logs in by password alone now; its sessions are over.`;
  },

  'end-sessions': async (deps, { email }) => {
    const user = await getByEmail(deps, email);
    const live = await liveSessions(deps, [user]);
    const auditEntry = operatorEntry(deps, 'sessions-ended', user);
    await orChangedMeanwhile(changeAccount(deps, user, {}, { auditEntry }));
    return `${user.email} is signed out everywhere (${sessionsText(live.get(user._id))}).`;
  },

  delete: async (deps, { email, 'last-admin': lastAdmin }) => {
    const user = await getByEmail(deps, email);
    if (user.role === 'admin') {
      const auditEntry = rightsEntry(deps, user, 'customer');
      const takes = () => changeAccount(deps, user, { role: 'customer' }, { auditEntry });
      await keepingAnAdmin(deps, user, { isMeant: lastAdmin, takes });
    }
    await deleteAccount(deps, user, OPERATOR);
    return `${user.email} is deleted with its addresses and wishlist, the running shop deletes its cart. Its orders stay, as bookkeeping has to keep them.`;
  },
};

function liveSessions({ sessions, now }: CommandDeps, users: User[]): Promise<Map<string, number>> {
  const ids = users.map(({ _id }) => _id);
  return sessions.countLive(ids, now(), new Date(now().getTime() - IDLE_MS));
}

const ROLE_WIDTH = 17;

function roleText(user: Pick<User, 'role' | 'rights'>): string {
  const rights = rightsOf(user);
  return rights ? `${user.role} (${rights})` : user.role;
}

const sessionsText = (count = 0): string => (count === 1 ? '1 live session' : `${count} live sessions`);
const dayOf = ({ createdAt }: User): string => localDay(createdAt);

await runCommand(async (deps) => {
  const { values, positionals } = readArguments(accountOptions);
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw new UsageError(usage);
  return command(deps, values);
});
