/** A language model on this machine that says what a test wants, in the protocol of Ollama, llama.cpp and vLLM. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  path: string;
  authorization: string;
  body: { model: string; messages: { role: string; content: string }[]; stream: boolean };
}

type Answering = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export const MODEL_RECIPIENT = 'Modèle d’essai, sur cet appareil';

export const startModel = async () => {
  const asked: Asked[] = [];
  let answer: Answering = say('…');
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const one = {
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: JSON.parse(body) as Asked['body'],
      };
      asked.push(one);
      return answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    env: {
      JALON_ASSIST_URL: `http://127.0.0.1:${port}/v1`,
      JALON_ASSIST_MODEL: 'essai',
      JALON_ASSIST_TOKEN: 'jeton-du-modele',
      JALON_ASSIST_RECIPIENT: MODEL_RECIPIENT,
    },
    answers: (next: Answering): void => {
      answer = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Model = Awaited<ReturnType<typeof startModel>>;

/** The answer of a chat, with what the three put beside it. */
export const say =
  (content: unknown, status = 200): Answering =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        model: 'essai',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 12, completion_tokens: 8 },
        timings: { predicted_ms: 12 },
      }),
    );
  };

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
