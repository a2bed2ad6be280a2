/** States and provinces that people write between city and country, folded. */
const STATES =
  'ak,al,ar,dc,de,hi,ia,id,in,ks,ky,la,me,ms,mt,nd,ne,nh,nm,nv,ok,ri,sd,tn,ut,vt,wv,wy,ab,alabama,alaska,alberta,andhra pradesh,arizona,assam,az,bahia,balochistan,bc,bihar,british columbia,ca,california,ceara,chhattisgarh,cavite,co,colombie-britannique,colorado,connecticut,ct,cundinamarca,delhi,fl,florida,ga,goa,guangdong,gujarat,haryana,henan,himachal pradesh,il,illinois,indiana,jalisco,jharkhand,jiangsu,karnataka,kerala,khyber pakhtunkhwa,kpk,laguna,ma,madhya pradesh,maharashtra,manitoba,maryland,massachusetts,mb,md,metro manila,mg,mi,michigan,minas gerais,mn,mo,nb,nc,new brunswick,new jersey,new south wales,new york,nj,nl,north carolina,nouveau-brunswick,nouvelle-ecosse,nova scotia,ns,nsw,ny,odisha,oh,ohio,on,ont,ontario,or,oregon,pa,pb,pe,pennsylvania,pernambuco,pr,punjab,qc,quebec,queensland,rajasthan,rio de janeiro,rj,rs,sao paulo,sask,saskatchewan,sc,shandong,sichuan,sindh,sk,sp,tamil nadu,telangana,texas,tx,uttar pradesh,uttarakhand,va,vic,victoria,virginia,wa,washington,west bengal,wi,wisconsin,zhejiang';

const states = new Set(STATES.split(','));

/** Whether a folded name is a state, province or region written between city and country. */
export const isStateName = (name: string): boolean =>
  states.has(name) || / (?:state|province|governorate|region|oblast)$/.test(name);
