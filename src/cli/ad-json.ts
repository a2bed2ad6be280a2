import type { AdReading } from '#/domain/tracker/ad/ad-reading.ts';

/** What `read-ad` prints beside the line's id: names are its public interface, so they change only by addition. */
export const adToJson = (ad: AdReading) => ({
  lang: ad.language,
  title: ad.title?.value ?? null,
  company: ad.company?.value ?? null,
  location: ad.location?.value ?? null,
  province: ad.province?.value ?? null,
  remote: ad.workplace ? ad.workplace.value === 'remote' : null,
  salary: ad.salary?.value ?? null,
  deadline: ad.deadline?.value ?? null,
  link: ad.link?.value ?? null,
  email: ad.email?.value ?? null,
  reference: ad.reference?.value ?? null,
});
