import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Refusal = { code: number; words: string };

/** A real mail server on a free port, which accepts or refuses emails as a test sets it. */
export type MailServer = {
  /** Its address as SMTP_URL; STARTTLS accepts any certificate. */
  url: string;
  /** Received emails, complete and in order. */
  received: { to: string[]; raw: string; isEncrypted: boolean }[];
  /** Count of connections. */
  connections: () => number;
  /** Refuses the next emails, or cuts their connections. */
  refuse: (how: Refusal | 'cut' | null) => void;
  /** Delays acceptance of the next email. @returns a function that accepts it, once it is received in full */
  holdBack: () => Promise<() => void>;
  close: () => Promise<void>;
};

const LOGIN = { user: 'shop', pass: 'right-password' };

/** @param login whether senders must log in @param tls whether it offers STARTTLS */
export async function startMailServer({ login = false, tls = true } = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let connections = 0;
  let how: Refusal | 'cut' | null = null;
  let hold: ((accept: () => void) => void) | null = null;
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: tls ? [] : ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done(how === 'cut' ? Object.assign(new Error('going down'), { responseCode: 421 }) : null);
    },
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN.user && password === LOGIN.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error('Invalid login'), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) =>
      done(
        how === null || how === 'cut'
          ? null
          : Object.assign(new Error(how.words), { responseCode: how.code }),
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({ to, raw, isEncrypted: session.secure });
        const accept = () => done(null, 'kept');
        if (hold) hold(accept);
        else accept();
        hold = null;
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}/?tls.rejectUnauthorized=false`,
    received,
    connections: () => connections,
    refuse: (next) => void (how = next),
    holdBack: () => new Promise((resolve) => (hold = resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
