import { randomBytes } from 'node:crypto';
import { generateSecrets } from './secrets.ts';

/*
 * Prints fresh secrets for a shop of one's own as lines of an .env file: everything docker-compose.yml asks for but
 * the public address and the payment providers' keys, which nobody can draw.
 */
const { SESSION_SECRET, SERVICE_TOKEN_SECRET, USER_TOKEN_PRIVATE_KEY, USER_TOKEN_PUBLIC_KEY } =
  generateSecrets();
const password = () => randomBytes(24).toString('hex');
const lines = Object.entries({
  SESSION_SECRET,
  SERVICE_TOKEN_SECRET,
  USER_TOKEN_PRIVATE_KEY,
  USER_TOKEN_PUBLIC_KEY,
  MONGO_PASSWORD: password(),
  REDIS_PASSWORD: password(),
}).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${lines.join('\n')}\n`);
