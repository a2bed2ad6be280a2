/** A mail server on loopback that takes everything, or refuses everything while told to. */
import { createServer, type Socket } from 'node:net';

interface Received {
  to: string;
  subject: string;
  /** '' when the mail names nobody. */
  replyTo: string;
  /** The readable part, unpacked. */
  text: string;
  html: string;
  /** As it came, with long lines of its head joined again. */
  raw: string;
}

export interface MailSink {
  env: Record<string, string>;
  mails: Received[];
  /** Answers 451 to each mail while it is true. */
  refusing: boolean;
  /** The next mail to an address, waited for; it is taken off the list. */
  next: (to: string) => Promise<Received>;
  stop: () => void;
}

export const openMailSink = async (): Promise<MailSink> => {
  const server = createServer((socket) => converse(socket, sink));
  const sink: MailSink = {
    env: {},
    mails: [],
    refusing: false,
    next: (to) => nextTo(sink, to),
    stop: () => void server.close(),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  sink.env = {
    JALON_SMTP_HOST: '127.0.0.1',
    JALON_SMTP_PORT: String(port),
    JALON_MAIL_FROM: 'bonjour@example.org',
  };
  return sink;
};

const nextTo = async (sink: MailSink, to: string): Promise<Received> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const at = sink.mails.findIndex((mail) => mail.to === to);
    if (at >= 0) return sink.mails.splice(at, 1)[0] as Received;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail to ${to}; there are ${JSON.stringify(sink.mails)}`);
};

const converse = (socket: Socket, sink: MailSink): void => {
  let buffer = '';
  let to = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 sink ESMTP');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        sink.mails.push({ to, ...readMail(part) });
        say('250 taken');
      } else if (/^DATA/i.test(part)) {
        if (sink.refusing) say('451 later');
        else {
          inData = true;
          say('354 go on');
        }
      } else if (/^RCPT TO:/i.test(part)) {
        to = /<(.*)>/.exec(part)?.[1] ?? '';
        say('250 ok');
      } else if (/^QUIT/i.test(part)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
};

const readMail = (raw: string): Omit<Received, 'to'> => {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1] ?? '';
  const replyTo = /^Reply-To: (.*)/im.exec(raw)?.[1] ?? '';
  const [text, html] = [part(raw, 'plain'), part(raw, 'html')];
  return {
    subject: decodeWords(subject),
    replyTo,
    text,
    html,
    raw: raw.replace(/\r\n[ \t]+/g, ' '),
  };
};

const part = (raw: string, type: string): string => {
  const found = new RegExp(
    `Content-Type: text/${type}[^]*?\\r\\n\\r\\n([^]*?)(?=\\r\\n--|$)`,
    'i',
  ).exec(raw);
  if (!found) return '';
  return /Content-Transfer-Encoding: base64/i.test(found[0])
    ? Buffer.from(found[1] ?? '', 'base64').toString('utf8')
    : unquote((found[1] ?? '').replace(/=\r\n/g, ''));
};

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquote(word.replace(/_/g, ' ')),
    );
