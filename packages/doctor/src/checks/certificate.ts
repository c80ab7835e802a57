import { isIP } from 'node:net';
import { connect, checkServerIdentity, type PeerCertificate } from 'node:tls';
import { look, reasonOf, wrong, type Examined, type Problem } from '../finding.ts';
import type { Settings } from '../shop.ts';

const CONNECT_MS = 4_000;
const DAY_MS = 86_400_000;
/** ACME clients renew with a third of the lifetime left (Let's Encrypt's integration guide). */
const LATE_SHARE = 1 / 4;
const LAST_SHARE = 1 / 10;

type Served = { certificate: PeerCertificate; untrusted: string | null };
type Options = { now?: Date; ca?: string };

/** Valid, trusted, for its name, renewed in time. */
export async function examineCertificate(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { now = new Date(), ca }: Options = {},
): Promise<Examined> {
  const { protocol, hostname, port, host } = new URL(publicUrl);
  if (protocol !== 'https:')
    return { area: 'certificate', checked: 'none: the address is plain http', problems: [] };
  try {
    const served = await fetchCertificate({ hostname, port: Number(port || 443), ca });
    const days = Math.floor((Date.parse(served.certificate.valid_to) - now.getTime()) / DAY_MS);
    return {
      area: 'certificate',
      checked: `${host}, ${days} more days`,
      problems: problemsOf(served, hostname, now),
    };
  } catch (error) {
    const says = `${host} does not answer from here: ${reasonOf(error)}.`;
    const mend =
      'If visitors reach it, this machine’s network does not; else start the proxy in front of the shop.';
    return { area: 'certificate', checked: '', problems: [look(says, mend)] };
  }
}

function problemsOf({ certificate, untrusted }: Served, hostname: string, now: Date): Problem[] {
  const [from, until] = [certificate.valid_from, certificate.valid_to].map((text) => Date.parse(text)) as [
    number,
    number,
  ];
  const leftMs = until - now.getTime();
  const renew = 'Renew it, and see why it was not renewed by itself.';
  const date = new Date(until).toISOString().slice(0, 10);
  if (leftMs <= 0)
    return [wrong(`The certificate of ${hostname} ended on ${date}: browsers refuse the shop.`, renew)];
  const misnamed = checkServerIdentity(hostname, certificate);
  if (misnamed) {
    return [
      wrong(
        `The certificate is not for ${hostname}: browsers refuse the shop.`,
        'Serve the certificate of that name.',
      ),
    ];
  }
  if (untrusted) {
    return [
      wrong(
        `The certificate of ${hostname} is not trusted (${untrusted}): browsers refuse the shop.`,
        'Serve one of a public authority, with its chain; name a private authority here in NODE_EXTRA_CA_CERTS.',
      ),
    ];
  }
  const says = `The certificate of ${hostname} ends on ${date}, in ${Math.floor(leftMs / DAY_MS)} days`;
  const share = leftMs / (until - from);
  if (share < LAST_SHARE) return [wrong(`${says}; from then on browsers refuse the shop.`, renew)];
  return share < LATE_SHARE ? [look(`${says}, and should have been renewed by now.`, renew)] : [];
}

function fetchCertificate(at: { hostname: string; port: number; ca: string | undefined }): Promise<Served> {
  const { hostname: host, port, ca } = at;
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) ? {} : { servername: host }),
      // Judged by its own sentences.
      rejectUnauthorized: false,
      ...(ca ? { ca } : {}),
    });
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error(`no answer in ${CONNECT_MS / 1_000} s`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { authorizationError } = socket;
      resolve({
        certificate: socket.getPeerCertificate(),
        untrusted: authorizationError ? String(authorizationError) : null,
      });
      socket.destroy();
    });
  });
}
