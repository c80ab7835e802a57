import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { closeServer, listen } from './stand-in.ts';

type Trouble = 'away' | 'silent' | 'slow-down' | 'full' | 'cut';

export type S3StandIn = {
  /** Address of a prefix in its only bucket. */
  url: string;
  keys: { S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string };
  objects: Map<string, { content: Buffer; at: Date }>;
  /** Uploads in parts that are neither complete nor aborted, by id. */
  uploads: Map<string, Map<number, Buffer>>;
  /** 'PUT originals/a' and so on, also those that failed. */
  calls: string[];
  /**
   * `away` cuts connections, `silent` never answers, `slow-down` answers 503 to all and `full` 507 to writes, `cut` ends
   * halfway in a body.
   */
  trouble: Trouble | null;
  close: () => Promise<void>;
};

const BUCKET = 'pictures';
const REGION = 'eu-north-1';
/** Small, so that a few objects need a second page. */
const PAGE = 3;
/** Of all parts but the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const MAX_SKEW_MS = 15 * 60_000;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** A small S3 server over HTTP that verifies every signature (AWS Signature Version 4) and body digest. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const keys = { S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'the secret of the stand-in' };
  const server = createServer((request, response) => {
    answer(standIn, request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    });
  });
  const endpoint = await listen(server);
  const standIn: S3StandIn = {
    url: `s3://${BUCKET}/shop?endpoint=${endpoint}&region=${REGION}`,
    keys,
    objects: new Map(),
    uploads: new Map(),
    calls: [],
    trouble: null,
    close: () => closeServer(server),
  };
  return standIn;
}

async function answer(standIn: S3StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  const [, bucket, ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  standIn.calls.push(`${method} ${key || searchParams.get('prefix')}`);
  if (standIn.trouble === 'away') return void request.socket.destroy();
  if (standIn.trouble === 'silent') return;
  const body = await buffer(request);
  if (standIn.trouble === 'slow-down') throw new Refusal(503, 'SlowDown');
  await verify(request, body, standIn.keys);
  if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
  if (method === 'GET' && !key) return void response.end(page(standIn, searchParams));
  if (method === 'PUT' && standIn.trouble === 'full') throw new Refusal(507, 'InsufficientStorage');
  if (searchParams.has('uploads') || searchParams.has('uploadId')) {
    answerPart(standIn, { method, key, body, asked: searchParams }, response);
  } else if (method === 'PUT') {
    standIn.objects.set(key, { content: body, at: new Date() });
  } else if (method === 'DELETE') {
    standIn.objects.delete(key);
    response.statusCode = 204;
  } else {
    const found = standIn.objects.get(key);
    if (!found) throw new Refusal(404, 'NoSuchKey');
    const { content, at } = found;
    response.setHeader('content-length', content.length).setHeader('last-modified', at.toUTCString());
    if (standIn.trouble === 'cut')
      return void response.write(content.subarray(0, content.length / 2), () => response.destroy());
    if (method === 'GET') response.write(content);
  }
  response.end();
}

type PartCall = { method: string; key: string; body: Buffer; asked: URLSearchParams };

/** An upload in parts: its start, each part, its end or its abortion. */
function answerPart(
  { objects, uploads }: S3StandIn,
  { method, key, body, asked }: PartCall,
  response: ServerResponse,
): void {
  if (asked.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    return void response.write(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = asked.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (!parts) throw new Refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    parts.set(Number(asked.get('partNumber')), body);
    response.setHeader('etag', etagOf(body));
  } else if (method === 'DELETE') {
    uploads.delete(id);
    response.statusCode = 204;
  } else {
    objects.set(key, { content: joined(parts, body.toString()), at: new Date() });
    uploads.delete(id);
    response.write(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }
}

function joined(parts: Map<number, Buffer>, list: string): Buffer {
  const named = [...list.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => {
    const content = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]));
    const etag = /<ETag>(.*)<\/ETag>/.exec(part)?.[1]?.replaceAll('&quot;', '"');
    if (!content || etag !== etagOf(content)) throw new Refusal(400, 'InvalidPart');
    return content;
  });
  if (named.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES))
    throw new Refusal(400, 'EntityTooSmall');
  return Buffer.concat(named);
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

async function verify(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  keys: S3StandIn['keys'],
): Promise<void> {
  const { authorization = '' } = headers;
  const [, accessKeyId, signed = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, SignedHeaders=([^,]+), Signature=/.exec(authorization) ??
    [];
  if (accessKeyId !== keys.S3_ACCESS_KEY_ID) throw new Refusal(403, 'InvalidAccessKeyId');
  const signedHeaders = Object.fromEntries(signed.split(';').map((name) => [name, String(headers[name])]));
  const signingDate = dateOf(signedHeaders['x-amz-date'] ?? '');
  if (!(Math.abs(Date.now() - signingDate.getTime()) < MAX_SKEW_MS))
    throw new Refusal(403, 'RequestTimeTooSkewed');
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  const signer = new SignatureV4({
    service: 's3',
    region: REGION,
    credentials: { accessKeyId, secretAccessKey: keys.S3_SECRET_ACCESS_KEY },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const { headers: expected } = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: String(headers.host),
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: signedHeaders,
    },
    { signingDate },
  );
  if (expected['authorization'] !== authorization) throw new Refusal(403, 'SignatureDoesNotMatch');
  if (signedHeaders['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}

/** From the basic format, `20261129T093000Z`. */
const dateOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function page({ objects }: S3StandIn, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const shown = keys.slice(0, PAGE);
  const contents = shown.map((key) => {
    const { content, at } = objects.get(key) as { content: Buffer; at: Date };
    return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
  });
  const next = keys.length > PAGE ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
