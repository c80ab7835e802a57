import { registerSchema } from '@shop/contracts';
import { newId, parseInput } from '@shop/service-kit';
import {
  accountOptions,
  keepingAnAdmin,
  knownRole,
  newPassword,
  operatorEntry,
  readArguments,
  rightsEntry,
  runCommand,
  type CommandDeps,
} from './operator-command.ts';
import { changeAccount } from './use-cases/change-account.ts';
import { hashNewPassword } from './use-cases/hash-new-password.ts';
import { register } from './use-cases/register.ts';

/* The password comes from the environment. An existing address needs `--take-over` or `--if-missing`. */
const options = {
  ...accountOptions,
  name: { type: 'string' },
  'take-over': { type: 'boolean' },
  'if-missing': { type: 'boolean' },
} as const;

async function createUser(deps: CommandDeps): Promise<string> {
  const { values } = readArguments(options);
  const role = knownRole(values.role);
  const password = newPassword(deps.config);
  const input = parseInput(registerSchema, { userName: values.name, email: values.email, password });
  const present = await deps.users.findByEmail(input.email);
  if (!present) {
    const _id = newId();
    const changes = [{ field: 'rights', before: '', after: role === 'admin' ? 'owner' : '' }];
    const auditEntry = operatorEntry(deps, 'account-made', { _id }, changes);
    await register(deps, { ...input, role, isVouchedFor: true, made: { _id, auditEntry } });
    return `The ${role} ${input.email} can log in now.`;
  }
  if (values['take-over']) {
    const passwordHash = await hashNewPassword(deps, input);
    const change = { passwordHash, role, rights: 'owner', userName: input.userName } as const;
    const options = { auditEntry: rightsEntry(deps, present, role), confirms: true };
    const isMeant = role === 'admin' || values['last-admin'];
    await keepingAnAdmin(deps, present, {
      isMeant,
      takes: () => changeAccount(deps, present, change, options),
    });
    return `${input.email} had an account (${present.role}). It has the new password and the role ${role} now; its sessions are over.`;
  }
  if (values['if-missing'] && present.role === role) {
    return `The ${role} ${input.email} was there already and is left as it is.`;
  }
  // Takes no unknown account over silently: a stranger may have registered with the address.
  throw new Error(
    `${input.email} is the account of ${present.role === 'admin' ? 'an admin' : 'a customer'} already, and nothing was changed. To set its password and role and to end its sessions, add --take-over.`,
  );
}

await runCommand(createUser);
