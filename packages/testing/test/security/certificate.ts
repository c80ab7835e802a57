import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * Self-signed ECDSA certificate (RFC 5280) in DER: version, serial number, name, validity, key and one host name.
 */
const tagged = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  // Browsers accept only the shortest form of a length.
  const { length: size } = body;
  const long = size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  const length = Buffer.from(size < 128 ? [size] : long);
  return Buffer.concat([Buffer.from([tag]), length, body]);
};
const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const bits = (body: Buffer) => tagged(0x03, Buffer.from([0]), body);
const octets = (body: Buffer) => tagged(0x04, body);
const time = (at: number) =>
  tagged(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (host: string) =>
  sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(host)))));
const extensionsOf = (host: string) =>
  tagged(
    0xa3,
    sequence(
      sequence(oid('551d11'), octets(sequence(tagged(0x82, Buffer.from(host))))),
      sequence(
        oid('551d13'),
        tagged(0x01, Buffer.from([0xff])),
        octets(sequence(tagged(0x01, Buffer.from([0xff])))),
      ),
    ),
  );

const DAY_MS = 86_400_000;

/** Valid for one host and one day. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const tbsCertificate = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, serial),
    ECDSA_WITH_SHA256,
    nameOf(host),
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    extensionsOf(host),
  );
  const der = sequence(tbsCertificate, ECDSA_WITH_SHA256, bits(sign('sha256', tbsCertificate, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
