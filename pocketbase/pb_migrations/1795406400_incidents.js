/// <reference path="../types/pocketbase.d.ts" />

/**
 * The register of confidentiality incidents that Québec asks of whoever keeps personal information (A-2.1, r. 3.1, s. 7).
 * Written in the administration of the application and read there; nobody else has any use for it.
 */
migrate((app) => {
  const incidents = new Collection({
    id: 'pbc_jln_incident',
    name: 'incidents',
    type: 'base',
    listRule: null,
    viewRule: null,
    createRule: null,
    updateRule: null,
    deleteRule: null,
  });
  incidents.fields.add(
    // In the order in which the dashboard lists them. Days are `2026-11-23`; '' where there is none.
    new TextField({ id: 'incidentknown', name: 'knownOn', required: true, max: 10 }),
    new TextField({ id: 'incidentoccurred', name: 'occurred', required: true, max: 200 }),
    new TextField({ id: 'incidentwhat', name: 'what', required: true, max: 4000 }),
    new TextField({ id: 'incidentdata', name: 'data', required: true, max: 4000 }),
    new NumberField({ id: 'incidentpeople', name: 'people', onlyInt: true, min: 0 }),
    new SelectField({
      id: 'incidentrisk',
      name: 'risk',
      maxSelect: 1,
      values: ['open', 'serious', 'not_serious'],
    }),
    new TextField({ id: 'incidentreason', name: 'reason', max: 4000 }),
    new TextField({ id: 'incidentmeasures', name: 'measures', max: 4000 }),
    new TextField({ id: 'incidentauthority', name: 'authorityToldOn', max: 10 }),
    new TextField({ id: 'incidentpeopletold', name: 'peopleToldOn', max: 10 }),
    new TextField({ id: 'incidentpublic', name: 'publicNotice', max: 4000 }),
    new NumberField({ id: 'incidentchanged', name: 'changedAt', onlyInt: true }),
  );
  incidents.addIndex('idx_incidents_known', false, 'knownOn', '');
  app.save(incidents);
});
