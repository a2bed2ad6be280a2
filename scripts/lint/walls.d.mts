export declare const refusal: (crossing: {
  file: string;
  specifier: string;
  lazy?: boolean;
  typeOnly?: boolean;
}) => string | undefined;
