import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames as Operator,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/* The file's logical structure for screen readers (ISO 32000-1, 14.7 and 14.8). */

type Tag = 'Document' | 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
/** Marked content of a page; `number` is its MCID. */
type Marked = { page: PDFPage; number: number };
export type Element = { tag: Tag; kids: (Element | Marked)[] };

export type Tags = {
  add: (parent: Element, tag: Tag) => Element;
  document: Element;
  mark: (page: PDFPage, element: Element, draw: () => void) => void;
  /** Draws decoration and repeated content, hidden from screen readers. */
  skip: (page: PDFPage, draw: () => void) => void;
  write: () => void;
};

export function openTags(pdf: PDFDocument): Tags {
  const document: Element = { tag: 'Document', kids: [] };
  const marks = new Map<PDFPage, Element[]>();
  const between = (page: PDFPage, begin: PDFOperator, draw: () => void): void => {
    page.pushOperators(begin);
    draw();
    page.pushOperators(PDFOperator.of(Operator.EndMarkedContent));
  };
  return {
    document,
    add: (parent, tag) => {
      const element: Element = { tag, kids: [] };
      parent.kids.push(element);
      return element;
    },
    mark: (page, element, draw) => {
      const onPage = marks.get(page) ?? [];
      marks.set(page, onPage);
      const number = onPage.push(element) - 1;
      element.kids.push({ page, number });
      const operands = [PDFName.of(element.tag), `<</MCID ${number}>>`];
      between(page, PDFOperator.of(Operator.BeginMarkedContentSequence, operands), draw);
    },
    skip: (page, draw) =>
      between(page, PDFOperator.of(Operator.BeginMarkedContent, [PDFName.of('Artifact')]), draw),
    write: () => writeStructure(pdf, document, marks),
  };
}

function writeStructure(pdf: PDFDocument, document: Element, marks: Map<PDFPage, Element[]>): void {
  const { context, catalog } = pdf;
  const refs = new Map<Element, PDFRef>();
  const root = context.nextRef();
  const write = (element: Element, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(element, ref);
    const K = element.kids.map((kid) =>
      'tag' in kid ? write(kid, ref) : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.number }),
    );
    const scope = element.tag === 'TH' ? { A: { O: 'Table', Scope: 'Column' } } : {};
    context.assign(ref, context.obj({ Type: 'StructElem', S: element.tag, P: parent, K, ...scope }));
    return ref;
  };
  const K = [write(document, root)];
  const Nums = pdf.getPages().flatMap((page, index) => {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return [PDFNumber.of(index), context.obj((marks.get(page) ?? []).map((one) => refs.get(one) as PDFRef))];
  });
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K, ParentTree: { Nums } }));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}
