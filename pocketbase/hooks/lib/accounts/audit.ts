/** Who did what to whose account, append-only. Ids and codes alone: no name, no address. */
import type { AuditAction } from '#/domain/access/administration/audit-actions.ts';
import { newId, run } from '../sql.ts';

export interface Act {
  /** '' for the server itself. */
  actor: string;
  action: AuditAction;
  target: string;
  before?: string;
  after?: string;
}

export const auditAct = (app: core.App, { before = '', after = '', ...act }: Act): void => {
  run(
    app,
    `INSERT INTO audit_log (id, actor, action, target, before, after, at)
     VALUES ({:id}, {:actor}, {:action}, {:target}, {:before}, {:after}, {:at})`,
    { ...act, before, after, id: newId(), at: Date.now() },
  );
};
