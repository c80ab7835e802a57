import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSecrets } from './secrets.ts';
import { writeWhole } from './whole-file.ts';

/*
 * `npm run secrets`: draws the secrets of a shop of one's own into a new .env file, which docker compose reads:
 * everything docker-compose.yml asks for but the public address and the payment providers' keys, which nobody can draw.
 */
const file = resolve('.env');
if (existsSync(file)) {
  process.stderr.write(`${file} is there already, and stays as it is. Move it away to draw other secrets.\n`);
  process.exitCode = 1;
} else {
  writeWhole(file, drawn());
  process.stdout.write(`Fresh secrets stand in ${file}.\n`);
}

function drawn(): string {
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
  return `${lines.join('\n')}\n`;
}
