import { CITIES_SET, REGIONS } from '#/domain/cv/words/locations.ts';

/** Folded codes that people write between city and country, and names that are a city's too. */
const CODES =
  'ak,al,ar,dc,de,hi,ia,id,in,ks,ky,la,me,ms,mt,nd,ne,nh,nm,nv,ok,ri,sd,tn,ut,vt,wv,wy,ab,az,bc,ca,co,ct,delhi,fl,ga,goa,henan,il,kpk,ma,mb,md,mg,mi,mn,mo,nb,nc,new south wales,new york,nj,nl,ns,nsw,ny,oh,on,ont,or,pa,pb,pe,pr,qc,quebec,queensland,rio de janeiro,rj,rs,sao paulo,sask,sc,shandong,sk,sp,tx,va,vic,victoria,wa,washington,wi';

const codes = new Set(CODES.split(','));

/** Whether a folded name is a state, province or region written between city and country. */
export const isStateName = (name: string): boolean =>
  codes.has(name) ||
  (REGIONS.has(name) && !CITIES_SET.has(name)) ||
  / (?:state|province|governorate|region|oblast)$/.test(name);
