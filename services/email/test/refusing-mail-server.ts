import { createServer } from 'node:net';

/** The steps of a delivery that a mail server can refuse; `message` is the end of the text that follows DATA. */
const smtpSteps = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'] as const;
export type SmtpStep = (typeof smtpSteps)[number];

export type RefusingMailServer = {
  /** Its address as SMTP_URL, with a login. */
  url: string;
  /** Answers one step by a reply of the test; null accepts every step. */
  refuse: (refusal: { step: SmtpStep; reply: string } | null) => void;
  close: () => Promise<void>;
};

const accepts: Record<SmtpStep, string> = {
  greeting: '220 mail.example ready',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 recipient ok',
  DATA: '354 go ahead',
  message: '250 2.0.0 queued',
};

const isStep = (verb: string): verb is SmtpStep => (smtpSteps as readonly string[]).includes(verb);

/** A mail server by script: it speaks just enough SMTP to refuse at any step, as real servers do. */
export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  let refusal: { step: SmtpStep; reply: string } | null = null;
  const replyTo = (step: SmtpStep) => (refusal?.step === step ? refusal.reply : accepts[step]);
  const server = createServer((socket) => {
    let isInMessage = false;
    const say = (reply: string) => socket.write(`${reply}\r\n`);
    const answer = (line: string) => {
      const verb = line.split(' ', 1)[0]?.toUpperCase().replace('HELO', 'EHLO') ?? '';
      if (isInMessage) {
        if (line !== '.') return;
        isInMessage = false;
        say(replyTo('message'));
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (isStep(verb)) {
        say(replyTo(verb));
        isInMessage = verb === 'DATA' && replyTo(verb).startsWith('3');
      } else say('250 ok');
    };
    let received = '';
    socket.on('data', (chunk) => {
      const lines = (received + chunk.toString()).split('\r\n');
      received = lines.pop() ?? '';
      lines.forEach(answer);
    });
    socket.on('error', () => undefined);
    say(replyTo('greeting'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://shop:password@127.0.0.1:${address.port}`,
    refuse: (next) => void (refusal = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
