import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadControl } from './control-body';
import { json, readCall, writeAnswer, type Answer, type Call } from './exchange';
import type { Router } from './router';

/** Null closes the connection without an answer. */
export type AnswerTo = (call: Call) => Answer | null | Promise<Answer | null>;

/** HTTP listener: reads the request, answers it, and turns thrown errors into error responses. */
export function serve(answerTo: AnswerTo): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => void respond(answerTo, request, response);
}

async function respond(
  answerTo: AnswerTo,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request).catch(() => null);
  if (response.destroyed) return;
  const answer = call ? await answerSafely(answerTo, call) : json({ error: 'unreadable request' }, 413);
  if (answer === null) request.socket.destroy();
  else writeAnswer(response, answer);
}

async function answerSafely(answerTo: AnswerTo, call: Call): Promise<Answer | null> {
  try {
    return await answerTo(call);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return json({ error: message }, cause instanceof BadControl ? 400 : 500);
  }
}

/** Answers by the path's route; 404 or 405 if there is none. */
export function routed(router: Router, call: Call): Answer | Promise<Answer> {
  const match = router.find(call.method, call.path);
  if (match === null) return json({ error: `no route ${call.path}` }, 404);
  if (match === 'method') return json({ error: `${call.method} is not allowed here` }, 405);
  call.params = match.params;
  return match.target(call);
}
